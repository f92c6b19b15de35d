/** What the chef noted, and where the recipe comes from. */
import type { Recipe } from '#shared/recipes/schema.ts'
import { Icon } from '#web/ui/icon.tsx'

export function RecipeNotes({ recipe }: { recipe: Recipe }) {
  return (
    <section className="chef-note">
      <h2 className="display chef-note-title">Chef Notes</h2>
      <p className={recipe.chef_notes ? 'whitespace-pre-line' : 'muted'} dir="auto">
        {recipe.chef_notes ?? 'No chef notes added yet'}
      </p>
      <h3 className="chef-note-source">Source</h3>
      <SourceLine recipe={recipe} />
    </section>
  )
}

function SourceLine({ recipe }: { recipe: Recipe }) {
  const { source_url, source_book_name, source_page_number } = recipe
  if (source_url) {
    return (
      <a
        className="link gap-2"
        href={source_url}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        Visit Recipe Website
        <Icon name="i-lucide-external-link" size="sm" />
      </a>
    )
  }
  if (source_book_name) {
    const page = source_page_number === null ? '' : `, page ${source_page_number}`
    return <p>{source_book_name + page}</p>
  }
  return <p className="muted">No source added yet</p>
}
