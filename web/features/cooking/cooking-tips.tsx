/** The briefing by the assistant, asked for by a button. */
import type { Recipe } from '#shared/recipes/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { AssistantMark } from '#web/ui/mark.tsx'
import { useCookingTips } from './cooking.queries.ts'
import { SpokenBy } from './drawers/spoken-by.tsx'

export function CookingTips({ recipe }: { recipe: Recipe }) {
  const { data, isPending, mutate } = useCookingTips(recipe)
  if (data === undefined) {
    return (
      <Button
        kind="blue"
        size="lg"
        icon="i-lucide-sparkles"
        pending={isPending}
        pendingLabel="Getting tips..."
        className="tips-button"
        onClick={() => mutate()}
      >
        Get Cooking Tips
      </Button>
    )
  }
  return (
    <section className="tips" aria-labelledby="tips-title" aria-live="polite">
      <div className="tips-head">
        <AssistantMark />
        <h2 id="tips-title" className="section-title">
          Chef's Pre-Cook Briefing
        </h2>
      </div>
      <TipsText text={data.tips} />
      <SpokenBy speaker={data.speaker} />
    </section>
  )
}

/** Paragraphs; a first line over a list is its heading, lines with a dash are the list. */
function TipsText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block) => {
    const lines = block
      .split('\n')
      .map((line) => line.replace(/^#{1,6} |\*\*/g, '').trim())
      .filter((line) => line !== '')
    const isPoint = (line: string) => /^[-*•] /.test(line)
    const points = lines.filter(isPoint)
    const words = lines.filter((line) => !isPoint(line))
    return (
      <div key={block} className="tips-part">
        {points.length > 0 && words.length > 0 ? <h3>{words.join(' ')}</h3> : null}
        {points.length === 0 && <p>{words.join(' ')}</p>}
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point.slice(2)}</li>
            ))}
          </ul>
        )}
      </div>
    )
  })
}
