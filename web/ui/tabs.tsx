/** Tabs in the segmented look: one panel at a time, arrows move between them. */
import './segmented.css'
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TabsProps<T extends string> = {
  /** Names the row of tabs. */
  label: string
  tabs: readonly { value: T; label: string; panel: ReactNode; disabled?: boolean }[]
  value: T
  onChange: (value: T) => void
  /** Keeps hidden panels in the page, so that what was typed in them stays. */
  keepMounted?: boolean
  className?: string
}

export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, tabs, value, onChange, keepMounted = false, className } = props
  return (
    <Base.Root
      value={value}
      onValueChange={(next: T) => onChange(next)}
      className={classNames('tabs', className)}
    >
      <Base.List className="seg" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className="seg-item"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted={keepMounted}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
