import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'shared',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    // property tests take seconds where the machine is shared
    testTimeout: 20_000,
  },
})
