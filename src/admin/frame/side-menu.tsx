import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { useAuth } from '../auth.tsx';
import { useOpenCount } from '../feedback/use-feedback.ts';

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-xl border border-transparent px-3 text-left font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand';

const PAGES = [
  { to: '/admin', label: 'Dashboard', icon: 'layout-dashboard' },
  { to: '/admin/blog', label: 'Blog', icon: 'newspaper' },
  { to: '/admin/mensagens', label: 'Mensagens', icon: 'message-square' },
  { to: '/admin/configuracoes', label: 'Configurações', icon: 'settings' },
  { to: '/admin/administradores', label: 'Administradores', icon: 'users' },
  { to: '/admin/conta', label: 'Conta', icon: 'user' },
] as const;

/** Links to the pages of the administrative area and back to the site, and the sign-out button. */
export function SideMenu({ label }: { readonly label: string }) {
  const { user, signOut } = useAuth();
  const { data: open = 0 } = useOpenCount();
  return (
    <nav aria-label={label} className="flex flex-1 flex-col gap-6">
      <ul className="space-y-1">
        {PAGES.map(({ to, label: name, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/admin'} className={ITEM}>
              <Icon name={icon} />
              {name}
              {to === '/admin/mensagens' && open > 0 && (
                <span className="ml-auto rounded-full bg-brand-soft px-2 text-sm text-brand">
                  <span className="figure">{open}</span>
                  <span className="sr-only"> em aberto</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className="mt-auto space-y-1 border-t border-line pt-4">
        <li className="px-3 pb-1 text-sm break-all text-muted">{user?.email}</li>
        <li>
          <a href="/" className={ITEM}>
            <Icon name="globe" />
            Ver site
          </a>
        </li>
        <li>
          <button type="button" data-leaves className={ITEM} onClick={() => void signOut()}>
            <Icon name="log-out" />
            Sair
          </button>
        </li>
      </ul>
    </nav>
  );
}
