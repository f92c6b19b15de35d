import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['shared', 'worker', 'web'],
    // of two cores one would stand still: a page under test mostly waits
    maxWorkers: 2,
  },
})
