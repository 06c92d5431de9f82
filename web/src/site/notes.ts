// Short texts beside the tables, such as the keys of seats: on the disk before anything that is asked for later.
import { exclusive } from './files'
import { whole, type Handle } from './kept'

/** Two copies take turns, so that a browser killed while it writes one still has the other. */
const COPIES = ['kept-1.json', 'kept-2.json']

interface Copy {
  /** Grows with every writing. */
  edition: number
  texts: Record<string, string>
}

export class KeptTexts {
  private constructor(
    private readonly handles: readonly Handle[],
    private current: Copy,
  ) {}

  static async open(): Promise<KeptTexts> {
    const handles: Handle[] = []
    for (const name of COPIES) handles.push(await exclusive(name))
    const copies = handles.map(read)
    const newest = copies.reduce((best, copy) => (copy.edition > best.edition ? copy : best))
    return new KeptTexts(handles, newest)
  }

  get all(): Record<string, string> {
    return this.current.texts
  }

  keep(name: string, text: string): void {
    const edition = this.current.edition + 1
    this.current = { edition, texts: { ...this.current.texts, [name]: text } }
    const handle = this.handles[edition % COPIES.length]!
    handle.truncate(0)
    handle.write(new TextEncoder().encode(JSON.stringify(this.current)), { at: 0 })
    handle.flush()
  }
}

/** A copy; one that was not written to its end counts as empty. */
function read(handle: Handle): Copy {
  try {
    return JSON.parse(new TextDecoder().decode(whole(handle))) as Copy
  } catch {
    return { edition: 0, texts: {} }
  }
}
