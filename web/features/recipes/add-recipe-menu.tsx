/** The ways to a new recipe. A dialog is loaded when it is asked for. */
import { Link } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { fromPageOpenAtom } from './recipes.atoms.ts'

const QuickAddDialog = lazy(async () => {
  const { QuickAddDialog } = await import('./quick-add-dialog.tsx')
  return { default: QuickAddDialog }
})

const FromPageDialog = lazy(async () => {
  const { FromPageDialog } = await import('./from-page/from-page-dialog.tsx')
  return { default: FromPageDialog }
})

export function AddRecipeMenu() {
  const [isAdding, setAdding] = useState(false)
  // stays once it has been opened, so that it can close with grace
  const [isLoaded, setLoaded] = useState(false)
  const [isFromPage, setFromPage] = useAtom(fromPageOpenAtom)
  const [hasBeenFromPage, setBeenFromPage] = useState(isFromPage)
  return (
    <>
      <Menu
        trigger={
          <Button kind="solid" icon="i-lucide-plus" endIcon="i-lucide-chevron-down">
            Add Recipe
          </Button>
        }
        items={[
          {
            label: 'Manual Entry',
            icon: 'i-lucide-square-pen',
            onSelect: () => {
              setLoaded(true)
              setAdding(true)
            },
          },
          {
            label: 'From Photo',
            icon: 'i-lucide-camera',
            link: <Link to="/photo-recipe-extraction" />,
          },
          {
            label: 'Add using Agent',
            icon: 'i-lucide-message-circle',
            link: <Link to="/recipe-chat" />,
          },
          {
            label: 'From Web Page',
            icon: 'i-lucide-globe',
            onSelect: () => {
              setBeenFromPage(true)
              setFromPage(true)
            },
          },
        ]}
      />
      {isLoaded && (
        <Suspense>
          <QuickAddDialog open={isAdding} onOpenChange={setAdding} />
        </Suspense>
      )}
      {hasBeenFromPage && (
        <Suspense>
          <FromPageDialog open={isFromPage} onOpenChange={setFromPage} />
        </Suspense>
      )}
    </>
  )
}
