/** What must be known before the recipes of a file are brought in, in a few lines. */
import type { Sameness } from '#shared/archives/duplicates.ts'
import type { Remark } from '#shared/archives/found-recipe.ts'
import { Icon } from '#web/ui/icon.tsx'
import { othersWords, unreadWords } from './archive-words.ts'
import type { Preview } from './use-move-in.ts'

export function PreviewNotes({ preview }: { preview: Preview }) {
  const notes = notesOn(preview)
  if (notes.length === 0) return <p className="muted">All of them are new here.</p>
  return (
    <ul className="move-notes">
      {notes.map((note) => (
        <li key={note}>
          <Icon name="i-lucide-info" size="sm" />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}

function notesOn({ archive, sameness }: Preview): string[] {
  const { recipes, unread, others } = archive
  const same = (kind: Sameness) => sameness.filter((one) => one === kind).length
  const marked = (remark: Remark) =>
    recipes.filter(({ remarks }) => remarks.includes(remark)).length
  const lines: [number, (amount: number) => string][] = [
    [same('here'), (n) => `${n === 1 ? '1 is' : `${n} are`} here already and left out.`],
    [
      same('twice'),
      (n) => `${n === 1 ? '1 stands' : `${n} stand`} twice in this file, one is left out.`,
    ],
    [
      same('namesake'),
      (n) => `${n === 1 ? '1 has' : `${n} have`} the name of another recipe here.`,
    ],
    [
      marked('photo_elsewhere'),
      (n) =>
        `${n === 1 ? '1 photo is' : `${n} photos are`} only a link in this file and will be fetched last.`,
    ],
    [
      marked('no_method') + marked('no_ingredients'),
      (n) =>
        `${n === 1 ? '1 lacks' : `${n} lack`} ingredients or method; a line stands in for them.`,
    ],
    [marked('shortened'), (n) => `${n === 1 ? '1 is' : `${n} are`} shortened to fit.`],
  ]
  const told = lines.filter(([amount]) => amount > 0).map(([amount, words]) => words(amount))
  told.push(...unreadWords(unread))
  if (others) told.push(othersWords(others))
  return told
}
