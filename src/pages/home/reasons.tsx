import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { SITE_NAME } from '../../site/site.ts';

const REASONS = [
  {
    icon: 'badge-check',
    title: 'Exatas até o centavo',
    text: 'Cada calculadora segue a lei ou a fórmula e é testada com exemplos de fontes públicas e contas feitas à mão.',
  },
  {
    icon: 'list-checks',
    title: 'Com o passo a passo',
    text: 'Você vê como chegamos ao valor, etapa por etapa, com o artigo da lei ao lado quando há um.',
  },
  {
    icon: 'shield-check',
    title: 'Seus dados ficam com você',
    text: 'As contas são feitas no seu navegador. O que você digita só chega até nós se você mandar, junto com um erro que encontrou.',
  },
  {
    icon: 'gift',
    title: 'Gratuitas, sem cadastro',
    text: 'Abra a página, preencha e calcule. Não pedimos e-mail, senha nem instalação.',
  },
] as const;

/** Reasons to use this site. */
export function Reasons() {
  return (
    <section aria-labelledby="motivos">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="motivos" className="text-2xl font-bold">
          Por que usar o {SITE_NAME}
        </h2>
        <Link to="/como-funciona" className="font-semibold text-brand underline-offset-4 hover:underline">
          Veja como funciona
        </Link>
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {REASONS.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 lg:block">
            <Icon name={icon} className="size-7 text-brand" />
            <div className="lg:mt-3">
              <h3 className="font-bold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
