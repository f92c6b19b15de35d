/** A thread of its own that learns an embedding of all ways to ask, or of those that a fold leaves. */
import { parentPort, workerData } from 'node:worker_threads'
import { learned } from './entries.ts'

const { fold, folds }: { fold: number | null; folds: number } = workerData
parentPort?.postMessage(learned((at) => at % folds === fold))
