import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Default has an edge, quiet has none, primary is filled and stands once per place. */
  look?: 'default' | 'quiet' | 'primary'
  small?: boolean
  icon?: IconName
  ref?: Ref<HTMLButtonElement>
}

/** A button with a word on it, and perhaps a picture before the word. */
export function Button({ look = 'default', small = false, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[look], small && styles.small, className)}
    >
      {icon && <Icon name={icon} small />}
      {children}
    </button>
  )
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName
  /** What it does, for the tooltip and for assistive technology. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only a picture: its label is its accessible name and its tooltip. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classes(styles.button, styles.quiet, styles.square, className)}
    >
      <Icon name={icon} />
    </button>
  )
}
