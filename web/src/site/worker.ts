// The worker with the tables: the program of the server, in Python, over a message port.
import type { PyProxy } from 'pyodide/ffi'
import { HOME, Homeless, KeptFiles, Taken } from './files'
import { keepMemory } from './memory'
import type { FromWorker, Place, ToWorker } from './messages'
import { KeptTexts } from './notes'
import { startPython } from './python'
import { Thinker } from './thinking'

/** Milliseconds after which a first visit has its first board, and the disk is free. */
const CALM = 3000

interface Port {
  receive(text: string): void
}

interface Program extends PyProxy {
  start(
    home: string,
    language: string,
    ask: (task: string) => Promise<string>,
    post: (text: string) => void,
  ): Promise<Port | undefined>
}

const post = (message: FromWorker) => self.postMessage(JSON.stringify(message))
let files: KeptFiles | null = null
let texts: KeptTexts | null = null
let port: Port | undefined
const early: string[] = []

async function start(place: Place, language: string): Promise<void> {
  // Python takes much longer than the files, and whether they can be had is known at once.
  const started = startPython(place, language, (part) => post({ kind: 'progress', part }))
  started.catch(() => undefined)
  files = await KeptFiles.open()
  texts = await KeptTexts.open()
  post({ kind: 'kept', texts: texts.all })
  const { python, memory } = await started
  files.mount(python)
  const program = python.pyimport('siegeworks.server.in_page.app') as Program
  post({ kind: 'progress', part: 0.9 })
  const thinker = new Thinker(place)
  port = await program.start(HOME, language, thinker.ask, (text) => self.postMessage(text))
  for (const text of early.splice(0)) port?.receive(text)
  if (memory && port) setTimeout(() => void keepMemory(place, memory), CALM)
}

function explain(failure: unknown): void {
  if (failure instanceof Taken) post({ kind: 'failed', message: 'site-taken' })
  else if (failure instanceof Homeless) post({ kind: 'failed', message: 'site-homeless' })
  else {
    console.error(failure)
    post({ kind: 'failed', message: 'site-failed' })
  }
}

self.addEventListener('message', (event: MessageEvent<string>) => {
  const message = JSON.parse(event.data) as ToWorker
  if (message.kind === 'start') start(message.place, message.language).catch(explain)
  else if (message.kind === 'export') {
    if (files) self.postMessage(files.export())
  } else if (message.kind === 'clear') {
    files?.clear()
    post({ kind: 'cleared' })
  } else if (message.kind === 'keep') texts?.keep(message.name, message.text)
  else if (port) port.receive(event.data)
  else early.push(event.data)
})
