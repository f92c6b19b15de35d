/** The reference page: the OpenAPI document as HTML, without a script and with its style in a file. */
import { html } from 'hono/html'
import { type Schema, shapeOf } from './shape.ts'
import type { Specification } from './specification.ts'

type Content = { [mediaType: string]: { schema?: unknown } } | undefined
type Operation = {
  method: string
  path: string
  tag: string
  summary: string
  parameters: { in: string; name: string; required: boolean; description?: string }[]
  body: Content
  answers: [status: string, { description: string; content?: Content }][]
}

/** A whole page. Text from the document is escaped. */
export function referencePage(specification: Specification) {
  const operations = operationsOf(specification)
  const tags = [...new Set(operations.map((operation) => operation.tag))].sort()
  const failures = descriptionOf(specification.components?.responses?.Failure).split('\n')
  const { title, version, description } = specification.info
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} API</title>
  <link rel="stylesheet" href="/api/docs.css">
</head>
<body>
  <header>
    <h1>${title} API ${version}</h1>
    <p>${description}</p>
    <p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
    <nav aria-label="Nouns"><ul>
      ${tags.map((tag) => html`<li><a href="#${slugOf(tag)}">${tag}</a></li>`)}
      <li><a href="#failures">Failures</a></li>
    </ul></nav>
  </header>
  <main>
    ${tags.map((tag) => section(tag, operations))}
    <section aria-labelledby="failures">
      <h2 id="failures">Failures</h2>
      <p>Nothing has changed when one of these comes back.</p>
      <ul>${failures.map((failure) => html`<li>${failure.replaceAll('`', '')}</li>`)}</ul>
    </section>
  </main>
</body>
</html>`
}

function section(tag: string, operations: Operation[]) {
  return html`<section aria-labelledby="${slugOf(tag)}">
    <h2 id="${slugOf(tag)}">${tag}</h2>
    ${operations.filter((operation) => operation.tag === tag).map(article)}
  </section>`
}

function article({ method, path, summary, parameters, body, answers }: Operation) {
  return html`<article>
    <h3><code>${method} ${path}</code></h3>
    <p>${summary}</p>
    ${parameters.map(
      ({ name, required, description, ...parameter }) => html`<p>
        ${parameter.in} <code>${name}</code>${required ? '' : ', optional'}${description ? `: ${plain(description)}` : ''}
      </p>`,
    )}
    ${shapes('Body', body)}
    ${answers.map(
      ([status, answer]) =>
        html`<p>${status}: ${answer.description}</p>${shapes('Answer', answer.content)}`,
    )}
  </article>`
}

function shapes(title: string, content: Content) {
  return Object.entries(content ?? {}).map(
    ([mediaType, { schema }]) => html`<p>${title}, ${mediaType}</p>
    <pre>${shapeOf((schema ?? {}) as Schema)}</pre>`,
  )
}

function operationsOf(specification: Specification): Operation[] {
  return Object.entries(specification.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).flatMap(([method, operation]) => {
      if (typeof operation !== 'object' || !('responses' in operation)) return []
      const { tags, summary, parameters, requestBody, responses } = operation
      return {
        method: method.toUpperCase(),
        path,
        tag: tags?.[0] ?? 'Other',
        summary: summary ?? '',
        parameters: (parameters ?? []).flatMap((parameter) =>
          '$ref' in parameter ? [] : { ...parameter, required: parameter.required === true },
        ),
        body: requestBody && 'content' in requestBody ? requestBody.content : undefined,
        answers: Object.entries(responses ?? {}).flatMap(
          ([status, answer]): Operation['answers'] => ('$ref' in answer ? [] : [[status, answer]]),
        ),
      }
    }),
  )
}

function descriptionOf(response: object | undefined): string {
  return response && 'description' in response ? String(response.description) : ''
}

/** Without the back quotes that Markdown reads. */
function plain(text: string): string {
  return text.replaceAll('`', '')
}

function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
