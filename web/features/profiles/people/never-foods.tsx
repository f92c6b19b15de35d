/** Foods that a chef never eats: chips to remove, and a line to add some of the table by any of their names. */
import { useId } from 'react'
import type { Suggestion } from '#shared/foods/suggest.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { RemovableChip } from '#web/ui/tag.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { NeverLine } from './use-never-line.ts'

type NeverFoodsProps = {
  /** Ids of the foods refused. */
  never: readonly string[]
  foodName: (id: string) => string
  line: NeverLine
}

export function NeverFoods({ never, foodName, line }: NeverFoodsProps) {
  const { box, onRemove } = line
  return (
    <div className="never">
      {never.length > 0 && (
        <ul className="chips" aria-label="Never">
          {never.map((id) => (
            <li key={id}>
              <RemovableChip
                onRemove={() => {
                  onRemove(id)
                  // the button under the finger is gone
                  box.current?.focus()
                }}
              >
                {foodName(id)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <NeverLineField line={line} />
      <p role="status" className="vh">
        {line.told}
      </p>
    </div>
  )
}

function NeverLineField({ line }: { line: NeverLine }) {
  const list = useId()
  const { box, typed, fault, suggestions, active, isOpen } = line
  return (
    <Field label="Add a food" error={fault} hint="Several at once: part them with commas.">
      <div className="never-line">
        <TextInput
          ref={box}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
          value={typed}
          placeholder="raisins, liver"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={(event) => line.type(event.target.value)}
          onKeyDown={line.press}
          onBlur={line.close}
        />
        <Button onClick={line.add}>Add</Button>
      </div>
      {isOpen && <Suggestions id={list} {...{ suggestions, active }} onChoose={line.choose} />}
    </Field>
  )
}

type SuggestionsProps = {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onChoose: (suggestion: Suggestion) => void
}

/** The focus stays in the line, which says which of them is meant. */
function Suggestions({ id, suggestions, active, onChoose }: SuggestionsProps) {
  return (
    <div id={id} role="listbox" aria-label="Foods" className="suggestions">
      {suggestions.map((suggestion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line
        <div
          key={suggestion.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={classNames('suggestion', at === active && 'on')}
          // the line keeps the focus, and the list its place until the click
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.name}
          {suggestion.via && <small>{suggestion.via}</small>}
        </div>
      ))}
    </div>
  )
}
