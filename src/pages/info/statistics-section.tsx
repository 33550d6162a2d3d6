import { useState } from 'react';
import { keepAnswer } from '../../site/visit-statistics.ts';
import { Button } from '../../ui/button.tsx';

/** Withdraws the consent to statistics, if the site asks for it. */
function AskAgain() {
  const [isForgotten, setIsForgotten] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          keepAnswer(undefined);
          setIsForgotten(true);
        }}
      >
        Esquecer a minha resposta
      </Button>
      <p role="status">
        {isForgotten &&
          'Resposta esquecida. A pergunta volta quando você recarregar a página ou abrir o site de novo.'}
      </p>
    </>
  );
}

/** The privacy policy's section on visit statistics. */
export function StatisticsSection() {
  return (
    <>
      <p>
        Se você aceitar, contamos as visitas com o Google Analytics, que usa cookies e recebe o endereço de
        cada página aberta, sem o que vem depois de <code>?</code> ou <code>#</code>, o seu IP e o tipo de
        navegador. Nada do que você digita nas calculadoras vai para ele. Sem a sua resposta, ou com o
        Controle Global de Privacidade (GPC) ligado no navegador, nada é carregado nem enviado. Base legal:
        consentimento (LGPD, art. 7º, I), que você pode retirar aqui quando quiser.
      </p>
      <AskAgain />
    </>
  );
}
