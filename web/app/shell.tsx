/** The frame of the kitchen's pages: header, sidebar from 1024 px, bottom bar below, tour and sheet over it. */
import { Outlet } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { useTour } from '#web/features/tour/use-tour.ts'
import { isStored } from '#web/lib/storage.ts'
import { COOKING_TIMERS_KEY } from '#web/lib/storage-keys.ts'
import { useLater } from '#web/lib/use-later.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import './shell.css'
import { Sidebar } from './sidebar.tsx'
import { isSidebarOpenAtom } from './sidebar-state.ts'
import { FramedContext } from './unexpected-error.tsx'
import { useCarriedFocus } from './use-carried-focus.ts'
import { useSidebarKey } from './use-sidebar-key.ts'

const loadSheet = async () => (await import('./sidebar-sheet.tsx')).SidebarSheet
const loadTour = async () => {
  await whenIdle()
  return (await import('#web/features/tour/tour.tsx')).Tour
}

const loadTimers = async () =>
  (await import('#web/features/cooking/timers/timers-elsewhere.tsx')).TimersElsewhere

export function Shell() {
  const profile = useCurrentProfile()
  const isWide = useMediaQuery('(min-width: 64em)')
  const [isOpen, setOpen] = useAtom(isSidebarOpenAtom)
  const [isSheetWanted, setSheetWanted] = useState(false)
  const isSheetOpen = isSheetWanted && !isWide
  const tour = useTour(profile.id)
  const Tour = useLater(tour.isDue, loadTour)
  // timers that go on after cooking mode was left
  const [hasTimers] = useState(() => isStored(COOKING_TIMERS_KEY))
  const Timers = useLater(hasTimers, loadTimers)
  const SidebarSheet = useLater(isSheetOpen, loadSheet)

  useCarriedFocus()
  useSidebarKey(() => {
    if (isWide) setOpen(!isOpen)
    else if (isSheetOpen) setSheetWanted(false)
    // one modal at a time
    else if (!document.querySelector('[role="dialog"]')) setSheetWanted(true)
  })

  return (
    <>
      <div className={isOpen ? 'app' : 'app strip'}>
        <a href="#content" className="skip">
          Skip to content
        </a>
        <Header onMenu={() => setSheetWanted(true)} />
        <Sidebar isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <main id="content" tabIndex={-1}>
          {Timers && <Timers />}
          <FramedContext value={true}>
            <Outlet />
          </FramedContext>
        </main>
        <BottomBar />
      </div>
      {SidebarSheet && <SidebarSheet onClose={() => setSheetWanted(false)} />}
      {Tour && <Tour key={profile.id} onEnd={tour.end} />}
    </>
  )
}
