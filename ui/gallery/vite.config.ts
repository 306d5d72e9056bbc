import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from '../../scripts/messages/plugin.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), messages('ui')],
  build: {
    outDir: '../dist/gallery',
    emptyOutDir: true,
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    rolldownOptions: { input: ['index.html', 'admin.html'] },
  },
})
