import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgetTyped, useTyped, useWasTyped } from './use-typed.ts'

function Form({ slot, start = '' }: { slot: string; start?: string }) {
  const [name, setName] = useTyped(slot, 'name', start)
  const wasTyped = useWasTyped(slot)
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      {wasTyped && <p>We kept what you typed</p>}
    </>
  )
}

async function typeAndClose(slot: string, text: string, start = '') {
  onTestFinished(() => forgetTyped(slot))
  const first = await render(<Form slot={slot} start={start} />)
  await first.getByLabelText('Name').fill(text)
  await first.unmount()
  return () => render(<Form slot={slot} start={start} />)
}

test('what was typed stands in the form when it is opened again, and it says so', async () => {
  const openAgain = await typeAndClose('a', 'leeks')
  const screen = await openAgain()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('leeks')
  await expect.element(screen.getByText('We kept what you typed')).toBeVisible()
})

test('another form knows nothing of it', async () => {
  await typeAndClose('b', 'leeks')
  const screen = await render(<Form slot="c" />)
  await expect.element(screen.getByLabelText('Name')).toHaveValue('')
})

test('what is as it was at the start was not typed', async () => {
  const openAgain = await typeAndClose('d', 'leeks', 'leeks')
  const screen = await openAgain()
  await expect.element(screen.getByText('We kept what you typed')).not.toBeInTheDocument()
})

test('what was saved or given up is gone', async () => {
  const openAgain = await typeAndClose('e', 'leeks')
  forgetTyped('e')
  const screen = await openAgain()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('')
})
