import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'shared',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    // what is pure leaves nothing behind: the tables of foods are read once, not for each of 150 files
    isolate: false,
    // property tests take seconds where the machine is shared
    testTimeout: 20_000,
  },
})
