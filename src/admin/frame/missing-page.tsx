import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { AdminPage } from '../parts/admin-page.tsx';

export function MissingPage() {
  return (
    <AdminPage title="Página não encontrada" lede="Este endereço não existe na área administrativa.">
      <Link to="/admin" className={`${buttonClass('primary')} justify-self-start`}>
        Ir para o Dashboard
      </Link>
    </AdminPage>
  );
}
