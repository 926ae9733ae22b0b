export { createRoot } from 'preact/compat/client'
