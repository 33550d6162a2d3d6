import { Button } from '../../../ui/button.tsx';

/** Stands where a result will be while what answers is loaded; with a way on where that failed. */
export function AwaitedResult({ hasFailed }: { readonly hasFailed: boolean }) {
  if (!hasFailed) return <p className="min-h-44 py-16 text-center text-muted">Calculando…</p>;
  return (
    <div className="flex min-h-44 flex-col items-center justify-center gap-4 text-center">
      <p role="alert" className="max-w-80">
        O que faz a conta não chegou. Verifique a conexão e recarregue a página: o que você digitou fica
        guardado.
      </p>
      <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
    </div>
  );
}
