/** The providers every screen lives in. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider as AtomProvider } from 'jotai'
import { Toaster } from '#web/ui/toast.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { router } from '../router.tsx'
import { queryClient } from './query-client.ts'
import { store } from './store.ts'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AtomProvider store={store}>
        <TooltipProvider>
          <RouterProvider router={router} />
          <Toaster />
        </TooltipProvider>
      </AtomProvider>
    </QueryClientProvider>
  )
}
