/** The switch for pack sizes, and who named them. */
import type { UseQueryResult } from '@tanstack/react-query'
import { Chip } from '#web/ui/tag.tsx'
import type { usePacks } from './grocery-packs.queries.ts'

type PackSizesProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  packs: UseQueryResult<NonNullable<ReturnType<typeof usePacks>['data']>>
}

export function PackSizes({ isOn, onChange, packs }: PackSizesProps) {
  return (
    <div className="pack-sizes">
      <Chip pressed={isOn} onClick={() => onChange(!isOn)}>
        Pack sizes
      </Chip>
      <p role="status" className="small muted">
        {isOn && wordsOf(packs)}
      </p>
    </div>
  )
}

function wordsOf({ data, isError }: PackSizesProps['packs']): string {
  if (isError) return 'The pack sizes could not be had. Please try again.'
  if (!data) return 'Looking at the shelves...'
  return `Packs by ${data.source === 'workers-ai' ? 'Workers AI' : 'the kitchen guide'}`
}
