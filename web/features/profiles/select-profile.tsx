/** /select-profile: who is cooking today, or who joins the kitchen (Spec 1, section 2). */
import './select-profile.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Profile } from '#shared/profiles/schema.ts'
import { brandPatternUrl } from '#web/ui/art/pattern.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Label } from '#web/ui/tag.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { JoinTheKitchen } from './join-the-kitchen.tsx'
import { ProfilePlates } from './profile-plates.tsx'
import { currentProfileIdAtom } from './profiles.atoms.ts'
import { profilesQuery } from './profiles.queries.ts'

type Tab = 'choose' | 'join'

export function SelectProfile() {
  const { data: profiles } = useSuspenseQuery(profilesQuery)
  const [tab, setTab] = useState<Tab>('choose')
  const setProfileId = useSetAtom(currentProfileIdAtom)
  const navigate = useNavigate()

  function cookAs(profile: Profile) {
    setProfileId(profile.id)
    return navigate({ to: '/' })
  }

  return (
    <main className="sel">
      <title>Who's Cooking Today? · Dollop</title>
      <div className="artbox sel-art" style={{ backgroundImage: `url("${brandPatternUrl()}")` }}>
        <Label className="sel-label">
          <Wordmark size="lg" />
        </Label>
      </div>
      <div className="sel-card">
        <div className="sel-in">
          <h1 className="vh">Choose your chef</h1>
          <Tabs<Tab>
            label="Choose or create a profile"
            value={tab}
            onChange={setTab}
            keepMounted
            tabs={[
              {
                value: 'choose',
                label: "Who's Cooking Today?",
                panel: (
                  <ProfilePlates
                    profiles={profiles}
                    onChoose={cookAs}
                    onJoin={() => setTab('join')}
                  />
                ),
              },
              {
                value: 'join',
                label: 'Join the Kitchen!',
                panel: <JoinTheKitchen onJoined={cookAs} />,
              },
            ]}
          />
        </div>
      </div>
    </main>
  )
}
