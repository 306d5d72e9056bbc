import { createRoot } from 'react-dom/client'
import { App } from './app'
import './site.css'

createRoot(document.getElementById('root')!).render(<App />) // index.html has it
