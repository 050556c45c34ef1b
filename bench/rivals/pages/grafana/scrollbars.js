// The package is CommonJS and its importer an .mjs file, which makes a bundler hand over the namespace as the default.
// biome-ignore lint/style/noDefaultExport: stands in for a package whose importer takes its default
export { Scrollbars as default } from 'react-custom-scrollbars-2/lib/index.js'
