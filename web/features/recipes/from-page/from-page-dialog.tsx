/** 'From Web Page': a link or the page itself becomes a recipe to review. */
import './from-page.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ClipboardEvent, type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { readLinks } from '../from-links/kept-links.ts'
import type { Brought } from '../recipes-import.queries.ts'
import type { KeptPage } from './kept-page.ts'
import { PageFaultNote } from './page-fault.tsx'
import { useFromPage } from './use-from-page.ts'
import { useKeptPage } from './use-kept-page.ts'

type FromPageDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function FromPageDialog({ open, onOpenChange }: FromPageDialogProps) {
  const { page, change, place, wasKept, clear } = useKeptPage()
  const navigate = useNavigate()
  const formId = useId()
  const link = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const { hitch, isFetching, read, cancel, goOn } = useFromPage(page, { review, toList })
  const fieldError = hitch?.kind === 'field' ? hitch.message : undefined

  function review(brought: Brought) {
    place(brought)
    toReview()
  }

  function toReview() {
    onOpenChange(false)
    navigate({ to: '/recipes/from-page' })
  }

  function toList(rest: string) {
    if (rest === '') clear()
    else edit({ links: rest })
    onOpenChange(false)
    navigate({ to: '/recipes/from-links' })
  }

  /** The button that was pressed is gone afterwards: the focus goes to the field, once that is there. */
  function stepTo(way: KeptPage['way'], step: () => void) {
    flushSync(step)
    const field = way === 'link' ? link : text
    field.current?.focus()
  }

  function edit(changed: Partial<KeptPage>) {
    goOn()
    change(changed)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isFetching) read()
  }

  function openChange(next: boolean) {
    if (!next) cancel()
    onOpenChange(next)
  }

  const linkField = (
    <TextField
      label="Link to the recipe"
      ref={link}
      type="url"
      inputMode="url"
      icon="i-lucide-link"
      placeholder="https://"
      enterKeyHint="go"
      value={page.link}
      readOnly={isFetching}
      error={page.way === 'link' ? fieldError : undefined}
      onText={(next) => edit({ link: next })}
    />
  )
  return (
    <Dialog
      open={open}
      onOpenChange={openChange}
      title="From Web Page"
      description="The recipe without the life story. You check it before it is saved."
      {...(page.way !== 'list' && { initialFocus: page.way === 'link' ? link : text })}
      actions={
        <>
          {isFetching && <Button onClick={() => stepTo(page.way, cancel)}>Cancel</Button>}
          <Button
            type="submit"
            form={formId}
            kind="solid"
            icon="i-lucide-sparkles"
            pending={isFetching}
            pendingLabel="Fetching the page..."
          >
            {page.way === 'list' ? 'Read the list' : 'Get Recipe'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="from-page" onSubmit={submit}>
        {wasKept && (
          <div className="from-page-kept">
            <p role="status">We kept what you had</p>
            {page.recipe && (
              <Button size="sm" icon="i-lucide-arrow-right" onClick={toReview}>
                Go on with {page.recipe.name}
              </Button>
            )}
            <Button size="sm" icon="i-lucide-rotate-ccw" onClick={clear}>
              Start again
            </Button>
          </div>
        )}
        <Tabs
          label="How to bring the page"
          value={page.way}
          onChange={(way) => edit({ way })}
          tabs={[
            { value: 'link', label: 'Link', disabled: isFetching, panel: linkField },
            {
              value: 'list',
              label: 'Many links',
              disabled: isFetching,
              panel: <ListPart page={page} error={fieldError} onChange={edit} />,
            },
            {
              value: 'paste',
              label: 'Pasted page',
              disabled: isFetching,
              panel: <PastePart page={page} error={fieldError} area={text} onChange={edit} />,
            },
          ]}
        />
        {hitch?.kind === 'page' && (
          <PageFaultNote
            fault={hitch.fault}
            onPaste={() => stepTo('paste', () => edit({ way: 'paste' }))}
            onPhoto={() => onOpenChange(false)}
          />
        )}
      </form>
    </Dialog>
  )
}

type PastePartProps = {
  page: KeptPage
  error: string | undefined
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (changed: Partial<KeptPage>) => void
}

function PastePart({ page, error, area, onChange }: PastePartProps) {
  /** A page that is copied has its headings and lists only in the formatted half. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html')
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    if (html === '' || !isWhole) return
    event.preventDefault()
    onChange({ text: event.clipboardData.getData('text/plain'), html })
  }

  return (
    <Field
      label="The page's text or HTML"
      hint={
        page.link === ''
          ? 'Open the page, select everything, copy, and paste it here.'
          : `Open the page, select everything, copy, and paste it here. ${page.link} stays its source.`
      }
      error={error}
    >
      <TextArea
        ref={area}
        rows={6}
        maxHeight={260}
        dir="auto"
        value={page.text}
        onPaste={paste}
        onChange={(event) => onChange({ text: event.target.value, html: '' })}
      />
    </Field>
  )
}

/** A list that is there already is gone on with, or gets more. */
function ListPart({ page, error, onChange }: Omit<PastePartProps, 'area'>) {
  const [open] = useState(() => readLinks().filter(({ state }) => state !== 'kept').length)
  return (
    <>
      <Field
        label="Links, one a line"
        hint="Or any text with links in it, up to 100. Each page is read on its own."
        error={error}
      >
        <TextArea
          rows={6}
          maxHeight={260}
          value={page.links}
          onChange={(event) => onChange({ links: event.target.value })}
        />
      </Field>
      {open > 0 && (
        <Link to="/recipes/from-links" className={buttonClass({ size: 'sm' })}>
          Go on with the list of {open}
        </Link>
      )}
    </>
  )
}
