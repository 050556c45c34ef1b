import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
})
