/** Who cannot eat the recipe, why, and what to take instead. Names prove no product: it never says 'safe'. */
import './who-cannot.css'
import type { ReactNode } from 'react'
import { listed } from '#shared/profiles/needs-lines.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import type { Cannot, WhoCannot as Who } from '#shared/profiles/who-cannot.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** `none`: nobody has needs, or there is nothing to eat yet. */
export type WhoCannotState =
  | { is: 'none' | 'checking' }
  | { is: 'failed'; isTrying: boolean; tryAgain: () => void }
  | { is: 'checked'; who: Who<Profile> }

export function WhoCannot({ state }: { state: WhoCannotState }) {
  if (state.is === 'none') return null
  return (
    <section className="who-cannot" aria-label="Who can eat this">
      {state.is === 'checking' && (
        <p role="status" className="who-checking">
          Checking who can eat this...
        </p>
      )}
      {state.is === 'failed' && (
        <div role="status" className="who-row">
          <Icon name="i-lucide-circle-help" />
          <p className="who-text">
            <b>Not checked: who can eat this</b>
            <small>What the people here must not eat could not be loaded.</small>
          </p>
          <Button size="sm" pending={state.isTrying} onClick={state.tryAgain}>
            Try again
          </Button>
        </div>
      )}
      {state.is === 'checked' && <Checked who={state.who} />}
    </section>
  )
}

function Checked({ who: { cannot, unsure } }: { who: Who<Profile> }) {
  const isFine = cannot.length === 0 && unsure === null
  return (
    <>
      <ul className="who-rows">
        {cannot.map((each) => (
          <CannotRow key={each.person.id} cannot={each} />
        ))}
        {unsure && (
          <Row plate={<Icon name="i-lucide-circle-help" />}>
            <b>{`Not sure about: ${unsure.lines.join(', ')}`}</b>
            <small>
              {`We do not know what is in it. Look before ${namesOf(unsure.people)} ${
                unsure.people.length === 1 ? 'eats' : 'eat'
              } this.`}
            </small>
          </Row>
        )}
      </ul>
      {isFine && (
        <p className="who-fine">
          <Icon name="i-lucide-check" size="sm" />
          Everyone can eat this
        </p>
      )}
      <p className="who-labels">Read the labels: names cannot prove what a product holds.</p>
    </>
  )
}

function CannotRow({ cannot: { person, reasons, swaps, without } }: { cannot: Cannot<Profile> }) {
  return (
    <Row plate={<Avatar name={person.name} color={person.avatar_color} size="sm" />}>
      <b>{`${person.name}: ${reasons.join(', ')}`}</b>
      {swaps.map(({ line, swap }) => (
        <small key={line}>{`Swap ${line} for ${swap}`}</small>
      ))}
      {without.length > 0 && <small>{`In ${listed(without, 'and')}: no swap known`}</small>}
    </Row>
  )
}

function Row({ plate, children }: { plate: ReactNode; children: ReactNode }) {
  return (
    <li className="who-row">
      {plate}
      <p className="who-text" dir="auto">
        {children}
      </p>
    </li>
  )
}

function namesOf(people: readonly Profile[]): string {
  return listed(
    people.map(({ name }) => name),
    'or',
  )
}
