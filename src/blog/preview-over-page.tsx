import { Link } from 'react-router-dom';
import { PageHead } from '../parts/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';

/** The page of a preview link that shows no article; the same for every reason, so as not to reveal articles. */
export default function PreviewOverPage() {
  return (
    <Container className="py-20 text-center">
      <PageHead
        title="Este link de prévia não vale mais"
        description="O link expirou ou foi retirado."
        path="/previa"
        noindex
      />
      <h1 className="text-2xl font-bold">Este link de prévia não vale mais</h1>
      <p className="mx-auto mt-2 max-w-lg text-muted">
        Ele expirou ou foi retirado. Peça um novo a quem o enviou. Se você acabou de recebê-lo, confira se o
        abriu por inteiro, ou tente de novo daqui a pouco.
      </p>
      <Link to="/" className={buttonClass('primary', 'mt-8')}>
        Voltar ao início
      </Link>
    </Container>
  );
}
