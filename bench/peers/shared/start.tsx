import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import './style.css';

/** Draws the page of a peer. */
export function start(App: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('A página não tem o elemento #root.');
  createRoot(root).render(
    <StrictMode>
      <main>
        <h1>Calculadora de juros compostos</h1>
        <App />
      </main>
    </StrictMode>,
  );
}
