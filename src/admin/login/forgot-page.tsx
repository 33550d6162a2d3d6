import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { askForRecovery } from '../../backend/passwords.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withBackend } from '../use-backend.ts';
import { TextField } from '../parts/text-field.tsx';
import { emailProblem } from './credentials.ts';
import { Entrance } from './entrance.tsx';
import { accountFailure } from './failures.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Asks for a mail that leads to a new password. Its answer is the same for every address. */
export default function ForgotPage() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const { isBusy, submit } = useOneAtATime(() => {
    const found = emailProblem(email);
    setProblem(found);
    setFailure(undefined);
    if (found !== undefined) {
      field.current?.focus();
      return undefined;
    }
    return async () => {
      try {
        await withBackend((client) => askForRecovery(client, email.trim()));
        setIsAsked(true);
      } catch (error) {
        setFailure(accountFailure(error));
      }
    };
  });

  return (
    <Entrance title="Esqueci minha senha" lede="Enviamos por email um link para escolher outra.">
      {isAsked ? (
        <Notice tone="info" role="status">
          <p>
            Se este endereço tem uma conta, o link está a caminho. Ele vale por uma hora e funciona uma vez.
          </p>
          <p className="mt-2">
            Não chegou? Veja a caixa de spam, ou fale com quem hospeda o site: quando o site não tem servidor
            de email, o link aparece no terminal dele.
          </p>
        </Notice>
      ) : (
        <form noValidate className="space-y-5" onSubmit={submit}>
          <TextField
            ref={field}
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            value={email}
            error={problem}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" className="w-full" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Enviando...' : 'Enviar o link'}
          </Button>
        </form>
      )}
      {failure !== undefined && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        </div>
      )}
      <Link to="/admin/login" className={buttonClass('quiet', 'mt-3 w-full')}>
        Voltar ao login
      </Link>
    </Entrance>
  );
}
