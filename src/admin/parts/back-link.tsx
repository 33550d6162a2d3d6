import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface BackLinkProps {
  /** Address of the page above; by default the list of articles. */
  readonly to?: string;
  readonly label?: string;
}

export function BackLink({ to = '/admin/blog', label = 'Voltar' }: BackLinkProps) {
  return (
    <Link to={to} className={buttonClass('secondary')}>
      <Icon name="arrow-left" />
      {label}
    </Link>
  );
}
