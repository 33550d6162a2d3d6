import { NavLink } from 'react-router-dom';

const LINKS = [
  { to: '/', label: 'Início' },
  { to: '/blog', label: 'Blog' },
  { to: '/como-funciona', label: 'Como funciona' },
  { to: '/categorias', label: 'Categorias' },
  { to: '/meus-calculos', label: 'Meus cálculos' },
] as const;

/** The main links, in a row or, in the menu, stacked; the current one is underlined or highlighted. */
export function NavList({ vertical = false }: { readonly vertical?: boolean }) {
  const link = vertical
    ? 'flex min-h-12 items-center rounded-lg px-3 text-lg font-medium hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'
    : 'flex h-16 items-center whitespace-nowrap border-y-2 border-transparent px-3 font-medium text-muted hover:text-ink aria-[current=page]:border-b-brand aria-[current=page]:text-ink';
  return (
    <ul className={vertical ? 'space-y-1' : 'flex'}>
      {LINKS.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className={link}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
