import { expect, test } from 'vitest'
import { BUILD_ID_KEY, PROFILE_ID_KEY, tipKey, tourKey } from './storage-keys.ts'

test.each([
  ['the current profile', PROFILE_ID_KEY, 'meal-planner-profile-id'],
  ['the completed tour', tourKey('maya'), 'onboarding_completed_maya'],
  ['a dismissed tip', tipKey('maya', 'create_meal_plan'), 'workflow_tip_maya_create_meal_plan'],
  ['the build', BUILD_ID_KEY, 'app-build-id'],
])('the device keeps %s as %s', (_what, key, expected) => {
  expect(key).toBe(expected)
})
