import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastProvider } from '../src/toast-region.tsx'
import { Home } from './home.tsx'
import { Parts } from './parts.tsx'
import './storefront.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <ToastProvider>
        <Home>
          <Parts />
        </Home>
      </ToastProvider>
    </StrictMode>,
  )
