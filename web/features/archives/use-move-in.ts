/** Moving in, step by step: a file is read, looked through, brought in, and gone on with or taken back. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { findDuplicates, type Sameness } from '#shared/archives/duplicates.ts'
import { ArchiveError } from '#shared/archives/fault.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { NetworkError } from '#web/lib/api.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts'
import { toast } from '#web/ui/toast.tsx'
import { count, faultWords, fileWords } from './archive-words.ts'
import { useKitchenCalls } from './archives.queries.ts'
import { createMoveIn, type MoveIn, type Picked, type Tally } from './bring-in.ts'
import { type OpenArchive, openArchive } from './open-archive.ts'
import { type Raters, ratersOf, ratingsFor } from './raters.ts'
import { forgetMove, holdingMove, rememberMove } from './unfinished-move.ts'

export type Preview = {
  archive: OpenArchive
  sameness: Sameness[]
  here: ReadonlySet<string>
  raters: Raters
}

export type MoveInState =
  | { step: 'choose'; problem: string | null }
  | { step: 'reading'; fileName: string; done: number; total: number }
  | { step: 'preview'; preview: Preview }
  | { step: 'bringing'; tally: Tally; isStopping: boolean }
  /** `problem` is null when the cook stopped it. What was half taken back cannot be gone on with. */
  | { step: 'halted'; tally: Tally; problem: string | null; canGoOn: boolean }
  | { step: 'taking-back'; done: number; total: number }
  | { step: 'done'; tally: Tally; fileName: string }

const LEAVE_QUESTION = 'The recipes are not all in yet. Leave anyway?'
const UNREADABLE = 'could not be read. Please choose it again.'

export function useMoveIn() {
  const calls = useKitchenCalls()
  const profile = useCurrentProfile()
  const [state, setState] = useState<MoveInState>({ step: 'choose', problem: null })
  const preview = useRef<Preview | null>(null)
  const move = useRef<MoveIn | null>(null)
  const reading = useRef<AbortController | null>(null)
  const isStopped = useRef(false)

  const isUnderWay = ['bringing', 'halted', 'taking-back'].includes(state.step)
  const hasUnsaved = useRef(false)
  useLeaveGuard(
    LEAVE_QUESTION,
    useCallback(() => hasUnsaved.current, []),
  )
  useEffect(() => {
    hasUnsaved.current = isUnderWay
  })
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
      reading.current?.abort()
      preview.current?.archive.close()
    }
  }, [])

  async function choose(files: readonly File[]) {
    const fileName = fileWords(files.map(({ name }) => name))
    const { signal } = startReading()
    setState({ step: 'reading', fileName, done: 0, total: 0 })
    try {
      const onProgress = (done: number, total: number) => {
        if (!signal.aborted) setState({ step: 'reading', fileName, done, total })
      }
      const archive = await openArchive(files, { onProgress, signal })
      const library = await calls.library().catch((error) => {
        archive.close()
        throw error
      })
      if (signal.aborted) return archive.close()
      const here = new Set(library.map(({ id }) => id))
      const raters = await ratersOf(archive.recipes, profile?.id ?? null, calls.people)
      if (signal.aborted) return archive.close()
      const sameness = findDuplicates(archive.recipes, library)
      preview.current = { archive, here, raters, sameness }
      setState({ step: 'preview', preview: preview.current })
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', problem: problemOf(error, fileName) })
    }
  }

  function startReading() {
    reading.current?.abort()
    preview.current?.archive.close()
    preview.current = null
    reading.current = new AbortController()
    return reading.current
  }

  function backToChoice() {
    startReading().abort()
    setState({ step: 'choose', problem: null })
  }

  function begin(places: readonly number[]) {
    const opened = preview.current
    if (!opened) return
    const { photo } = opened.archive
    move.current = createMoveIn(pickedOf(opened, places), { ...calls, photo })
    rememberMove(opened.archive.fileName, move.current.ids)
    return run()
  }

  async function run() {
    const current = move.current
    if (!current) return
    isStopped.current = false
    const show = (tally: Tally) => setState({ step: 'bringing', tally, isStopping: false })
    show(current.tally())
    try {
      await holdingMove(() => current.run(show, () => isStopped.current))
      const tally = current.tally()
      const isWhole = tally.cameIn + tally.wereThere === tally.total && tally.photosToCome === 0
      if (isWhole) finish(tally)
      else setState({ step: 'halted', tally, problem: null, canGoOn: true })
    } catch (error) {
      setState({ ...halted(current, error), canGoOn: true })
    }
    calls.changed()
  }

  function stop() {
    isStopped.current = true
    setState((now) => (now.step === 'bringing' ? { ...now, isStopping: true } : now))
  }

  function finish(tally: Tally) {
    forgetMove()
    setState({ step: 'done', tally, fileName: preview.current?.archive.fileName ?? '' })
  }

  async function takeBack() {
    const current = move.current
    if (!current || !preview.current) return
    const show = (done: number, total: number) => setState({ step: 'taking-back', done, total })
    show(0, current.tally().cameIn)
    try {
      const { kept } = await current.takeBack(show)
      forgetMove()
      move.current = null
      setState({ step: 'preview', preview: preview.current })
      toast({
        title: 'Taken back',
        ...(kept > 0 && { text: `${count(kept, 'recipe')} changed since and stayed.` }),
      })
    } catch (error) {
      setState({ ...halted(current, error), canGoOn: false })
    }
    calls.changed()
  }

  return {
    state,
    choose,
    backToChoice,
    begin,
    goOn: run,
    stop,
    takeBack,
    leaveAsIs: () => move.current && finish(move.current.tally()),
  }
}

function halted(move: MoveIn, error: unknown) {
  return { step: 'halted' as const, tally: move.tally(), problem: wordsFor(error) }
}

/** Recipes of our own file keep their ids, unless the kitchen has them: then a copy is what was picked. */
function pickedOf(
  { archive, sameness, here, raters }: Preview,
  places: readonly number[],
): Picked[] {
  return places.flatMap((place) => {
    const found = archive.recipes[place]
    if (!found) return []
    const isFree = found.id !== null && !here.has(found.id) && sameness[place] !== 'twice'
    const id = isFree && found.id !== null ? found.id : crypto.randomUUID()
    const { hasPhoto, photoUrl } = found
    const ratings = ratingsFor(found.ratings, raters)
    return { place, draft: { ...found.recipe, id }, hasPhoto, photoUrl, ratings }
  })
}

function problemOf(error: unknown, fileName: string): string {
  if (error instanceof ArchiveError) return faultWords(error.fault, fileName)
  return error instanceof NetworkError ? wordsFor(error) : `${fileName} ${UNREADABLE}`
}
