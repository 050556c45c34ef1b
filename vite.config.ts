import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The page talks to nobody but its own origin. Only in the build: the development server needs inline scripts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

const contentPolicy: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  base: './',
  plugins: [react(), contentPolicy],
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
})
