/** A JSON Schema as people read it: the shape of a value in the notation of TypeScript. */

/** The part of JSON Schema that our documents use. */
export type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** Lines of two spaces' indent, without a newline at the end. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) {
    return [...new Set(schema.anyOf.map((member) => shapeOf(member, indent)))].join(' | ')
  }
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => shapeOf({ ...schema, type }, indent)).join(' | ')
  }
  if (schema.type === 'array') return listShape(schema, indent)
  if (schema.type === 'object') return objectShape(schema, indent)
  return schema.format ?? schema.type ?? 'anything'
}

function listShape({ items = {}, maxItems }: Schema, indent: string): string {
  const item = shapeOf(items, indent)
  const list = item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  return maxItems === undefined ? list : `${list} (at most ${maxItems})`
}

function objectShape(schema: Schema, indent: string): string {
  const inner = `${indent}  `
  const { properties, additionalProperties: rest, required = [] } = schema
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, inner)}`,
  )
  if (typeof rest === 'object') {
    fields.push(`${inner}[${shapeOf(schema.propertyNames ?? {}, inner)}]: ${shapeOf(rest, inner)}`)
  }
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}
