/** Tells of what kind a question is by how entries of each kind are asked for. Learns from any entries; knows none. */

/** For each kind, from 0 to 1, how likely a question, given by its forms, asks for an entry of it. */
export type KindGuess = (forms: readonly string[]) => ReadonlyMap<string, number>

/** What a rare form counts before it is seen, so that one question proves nothing. */
const PRIOR = 1.5

/** Reads how every entry is asked for: 'how long does FOOD', 'why is my', 'can i'. */
export function kindGuessOf(
  ways: readonly { kind: string; forms: readonly string[] }[],
): KindGuess {
  const asked = new Map<string, number>()
  const said = new Map<string, Map<string, number>>()
  for (const { kind, forms } of ways) {
    asked.set(kind, (asked.get(kind) ?? 0) + 1)
    for (const form of forms) {
      const counts = said.get(form) ?? new Map<string, number>()
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      said.set(form, counts)
    }
  }
  const shares = new Map<string, number>()
  for (const [form, counts] of said) {
    const count = [...counts.values()].reduce((sum, each) => sum + each, 0)
    if (count >= 2) shares.set(form, count / ways.length)
  }
  return (forms) => {
    const known = forms.filter((form) => shares.has(form))
    const logs = [...asked].map(([kind, count]) => {
      const told = known.reduce((sum, form) => {
        const share = shares.get(form) ?? 1
        const inKind = ((said.get(form)?.get(kind) ?? 0) + PRIOR * share) / (count + PRIOR)
        return sum + Math.log(inKind / share)
      }, 0)
      return [kind, told / Math.sqrt(known.length || 1)] as const
    })
    const most = Math.max(...logs.map(([, log]) => log))
    const whole = logs.reduce((sum, [, log]) => sum + Math.exp(log - most), 0)
    return new Map(logs.map(([kind, log]) => [kind, Math.exp(log - most) / whole]))
  }
}
