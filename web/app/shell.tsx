/** The frame of the kitchen's pages: header, sidebar from 1024 px, bottom bar below. */
import { Outlet } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import './shell.css'
import { Sidebar } from './sidebar.tsx'
import { isSidebarOpenAtom } from './sidebar-state.ts'

export function Shell() {
  const [isOpen, setOpen] = useAtom(isSidebarOpenAtom)

  useEffect(() => {
    function toggle(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(!isOpen)
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [isOpen, setOpen])

  return (
    <div className={isOpen ? 'app' : 'app strip'}>
      <a href="#content" className="skip">
        Skip to content
      </a>
      <Header />
      <Sidebar isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <BottomBar />
    </div>
  )
}
