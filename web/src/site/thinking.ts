// The second worker, in which bots think; it is started with the first task.
import type { Place } from './messages'

interface Waiting {
  resolve: (reply: string) => void
  reject: (failure: Error) => void
}

export class Thinker {
  private worker: Worker | null = null
  private waiting: Waiting[] = []

  constructor(private readonly place: Place) {}

  /** The reply to a task; tasks are done in their order. */
  ask = (task: string): Promise<string> => {
    this.worker ??= this.start()
    this.worker.postMessage(task)
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }))
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    worker.postMessage(this.place)
    worker.onmessage = (event: MessageEvent<string>) => this.waiting.shift()?.resolve(event.data)
    worker.onerror = () => this.lose()
    return worker
  }

  /** Everything it was asked fails, and the next task starts another one. */
  private lose(): void {
    this.worker?.terminate()
    this.worker = null
    for (const one of this.waiting.splice(0)) one.reject(new Error('the second worker was lost'))
  }
}
