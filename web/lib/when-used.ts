/** Waits until somebody is at the page: the first touch, movement of a pointer or key. */

const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const

let used: Promise<void> | null = null

export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const tell = () => resolve()
    for (const sign of SIGNS) addEventListener(sign, tell, { once: true, passive: true })
  })
  return used
}
