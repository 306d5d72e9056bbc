import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '../src/admin/toaster.tsx'
import { AdminParts } from './admin-parts.tsx'
import { Orders } from './orders.tsx'
import './admin.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Orders>
        <AdminParts />
      </Orders>
      <Toaster />
    </StrictMode>,
  )
