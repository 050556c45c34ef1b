import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const WORKER = /new Worker\(new URL\('([^']+)', import\.meta\.url\), \{ type: 'module' \}\)/g

/** A file on a disk has nobody to ask for a worker: its code comes along as text and is started from a blob. */
const inlineWorkers: Plugin = {
  name: 'inline-workers',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/src/worker/') || !code.includes('new Worker(')) return null
    const imports: string[] = []
    const inlined = code.replace(WORKER, (_, path: string) => {
      imports.push(`import InlineWorker${imports.length} from '${path}?worker&inline'`)
      return `new InlineWorker${imports.length - 1}()`
    })
    return { code: [...imports, inlined].join('\n'), map: null }
  },
}

/** An element ends at its end tag, wherever that stands, and a comment in a script hides that end tag. */
function inside(tag: string, text: string): string {
  return text.replaceAll(`</${tag}`, `<\\/${tag}`).replaceAll('<!--', '\\x3c!--')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Nothing runs but what was there when the file was made, and nothing is asked of anybody. */
function policyFor(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** Puts script and style into the page, which then is all there is. */
const oneFile: Plugin = {
  name: 'one-file',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const parts = Object.values(bundle)
      const page = parts.find(part => part.fileName.endsWith('.html'))
      const chunks = parts.filter(part => part.type === 'chunk')
      const styles = parts.filter(part => part.fileName.endsWith('.css'))
      const [chunk] = chunks
      if (
        page?.type !== 'asset' ||
        !chunk ||
        parts.length !== chunks.length + styles.length + 1 ||
        chunks.length !== 1
      )
        throw new Error(`one page, one script and styles; found ${parts.map(part => part.fileName).join(', ')}`)
      const script = inside('script', chunk.code.trim())
      const style = inside(
        'style',
        styles
          .map(part => (part.type === 'asset' ? String(part.source) : ''))
          .join('\n')
          .trim(),
      )
      const html = String(page.source)
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
        .replace(
          '<head>',
          () =>
            `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(script, style)}" />`,
        )
        .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
        .replace('</body>', () => `  <script type="module">${script}</script>\n  </body>`)
      for (const part of parts) delete bundle[part.fileName]
      this.emitFile({ type: 'asset', fileName: 'one-file.html', source: html })
    },
  },
}

/** The page as one file that a comparison can be put into; it lies beside the page, which hands it out. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [inlineWorkers, react(), oneFile],
  build: {
    target: 'es2023',
    emptyOutDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: { input: 'one-file.html', output: { codeSplitting: false } },
  },
  // A page on a disk may start a classic worker from a blob, but in Chromium no module.
  worker: { format: 'iife', rolldownOptions: { output: { codeSplitting: false } } },
})
