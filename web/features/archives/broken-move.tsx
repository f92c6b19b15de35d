/** Says that an earlier move was cut short, by a closed tab or an empty battery, and takes it back. */
import { useEffect, useState } from 'react'
import { wordsFor } from '#web/lib/error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { count } from './archive-words.ts'
import { useKitchenCalls } from './archives.queries.ts'
import { FIRST_REV, removeAll } from './bring-in.ts'
import { forgetMove, isMoveRunning, unfinishedMove } from './unfinished-move.ts'

/** How many of the move's recipes are in the kitchen; 0 is nothing to speak of. */
type Broken = { fileName: string; rows: { id: string; rev: number }[]; total: number }

export function BrokenMove() {
  const { library, remove, changed } = useKitchenCalls()
  const [broken, setBroken] = useState<Broken | null>(null)
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    let isHere = true
    async function look() {
      const move = unfinishedMove()
      if (!move || (await isMoveRunning())) return
      const ids = new Set(move.ids)
      const rows = (await library())
        .filter(({ id }) => ids.has(id))
        .map(({ id }) => ({ id, rev: FIRST_REV }))
      if (rows.length === 0) forgetMove()
      else if (isHere) setBroken({ fileName: move.fileName, rows, total: ids.size })
    }
    // without the library there is nothing to say; the next visit looks again
    look().catch(() => {})
    return () => {
      isHere = false
    }
  }, [library])

  function close() {
    forgetMove()
    setBroken(null)
  }

  async function takeBack({ rows }: Broken) {
    setPending(true)
    try {
      const { kept } = await removeAll(rows, remove, () => {})
      toast({
        topic: 'take back',
        title: 'Taken back',
        ...(kept > 0 && { text: `${count(kept, 'recipe')} changed since and stayed.` }),
      })
      close()
    } catch (error) {
      toast({
        topic: 'take back',
        kind: 'error',
        title: 'Not all could be taken back',
        text: wordsFor(error),
      })
    }
    setPending(false)
    changed()
  }

  return (
    <div role="status" className="move-broken-note">
      {broken && (
        <Card pad className="move-broken">
          <p>
            <b>Bringing in {broken.fileName} was cut short.</b> {broken.rows.length} of{' '}
            {count(broken.total, 'recipe')} came in. Choose the file again to bring in the rest.
          </p>
          <div className="move-actions">
            <Button
              kind="danger"
              icon="i-lucide-undo-2"
              pending={isPending}
              pendingLabel="Taking back..."
              onClick={() => takeBack(broken)}
            >
              {`Take back the ${broken.rows.length}`}
            </Button>
            <Button disabled={isPending} onClick={close}>
              Keep them
            </Button>
          </div>
        </Card>
      )}
    </div>
  )
}
