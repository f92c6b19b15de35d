/** Text boxes: one line, growing, and search. Inside a `Field` they take its label and error. */
import './field.css'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldLinks } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type TextInputProps = ComponentProps<'input'> & {
  icon?: IconName | undefined
  /** 48 px high, for rows of many boxes. */
  compact?: boolean
}

export function TextInput({ icon, compact, className, ...input }: TextInputProps) {
  const links = useFieldLinks(input)
  return (
    <span className={classNames('in', compact && 'in-sm', className)}>
      {icon && <Icon name={icon} />}
      <input type="text" {...input} {...links} />
    </span>
  )
}

/** Grows with what is typed; `maxHeight` in pixels, after which it scrolls. */
type TextAreaProps = ComponentProps<'textarea'> & { maxHeight?: number }

export function TextArea({ className, maxHeight, rows = 3, ...area }: TextAreaProps) {
  const links = useFieldLinks(area)
  return (
    <span className={classNames('in in-area', className)}>
      <textarea rows={rows} style={{ maxHeight }} {...area} {...links} />
    </span>
  )
}

type SearchInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** The accessible name; the placeholder alone is none. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Sits on a card: a well with an edge instead of enamel. */
  sunken?: boolean
  /** Stands at the end: another way to fill it. */
  end?: ReactNode
}

export function SearchInput(props: SearchInputProps) {
  const { label, value, onChange, sunken, end, className, ...input } = props
  return (
    <span className={classNames('in', !sunken && 'in-search', className)}>
      <Icon name="i-lucide-search" />
      <input
        placeholder={label}
        {...input}
        type="search"
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          icon="i-lucide-x"
          kind="flat"
          size="sm"
          aria-label="Clear search"
          className="in-clear"
          onClick={() => onChange('')}
        />
      )}
      {end}
    </span>
  )
}

export function Select({ className, children, ...select }: ComponentProps<'select'>) {
  const links = useFieldLinks(select)
  return (
    <span className={classNames('in in-select', className)}>
      <select {...select} {...links}>
        {children}
      </select>
      <Icon name="i-lucide-chevron-down" size="sm" />
    </span>
  )
}
