/** The top of the form: the way out, the title, and what the cook should know before typing. */
import { Button } from '#web/ui/button.tsx'
import { DELETED, FORM_WORDS, type FormMode } from './form-words.ts'

type FormHeadProps = {
  mode: FormMode
  note: string | undefined
  isStale: boolean
  isDeleted: boolean
  /** Null when the form did not begin with a kept draft. */
  onStartAgain: (() => void) | null
  onCancel: () => void
}

export function FormHead(props: FormHeadProps) {
  const { mode, note, isStale, isDeleted, onStartAgain, onCancel } = props
  const { title, cancel } = FORM_WORDS[mode]
  return (
    <div className="form-head">
      <title>{`${title} · Dollop`}</title>
      <Button size="sm" icon="i-lucide-arrow-left" onClick={onCancel}>
        {cancel}
      </Button>
      <h1 className="page-title">{title}</h1>
      {note && <p className="small muted">{note}</p>}
      {onStartAgain && (
        <div className="form-kept">
          <p role="status">We kept what you typed</p>
          <Button size="sm" icon="i-lucide-rotate-ccw" onClick={onStartAgain}>
            Start again
          </Button>
        </div>
      )}
      {isDeleted && (
        <p role="alert" className="form-stale">
          {`${DELETED.title}. ${DELETED.text}`}
        </p>
      )}
      {isStale && (
        <p role="alert" className="form-stale">
          Somebody changed this recipe in the meantime. Saving again keeps your changes on top.
        </p>
      )}
    </div>
  )
}
