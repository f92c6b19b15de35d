/** One titled row of the kit page. */
import type { ReactNode } from 'react'
import { SectionHeader } from './page-header.tsx'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionHeader title={title} />
      <div className="kit-row">{children}</div>
    </section>
  )
}
