import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{src,scripts,e2e}/**/*.test.ts'], environment: 'node' },
})
