import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface FileButtonProps {
  readonly label: string;
  /** The accepted types, as in the input's attribute. */
  readonly accept: string;
  readonly isDisabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ label, accept, isDisabled = false, onFile }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        'secondary',
        'has-disabled:cursor-not-allowed has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
      )}
    >
      <Icon name="upload" />
      {label}
      <input
        type="file"
        accept={accept}
        disabled={isDisabled}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
