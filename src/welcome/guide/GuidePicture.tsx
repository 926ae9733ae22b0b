/** Links to the picture itself, which a script opens in a dialog. */
import { useLanguage, useText } from '../../web/language/language.tsx'
import { pictureAddress, sizeOfPicture } from '../landing/pictures.ts'
import { welcomeMessages } from '../landing/welcome.messages.ts'
import frame from '../WelcomeFrame.module.css'
import styles from './GuidePicture.module.css'

interface GuidePictureProps {
  name: string
  of: string
}

export function GuidePicture({ name, of }: GuidePictureProps) {
  const { guide: text } = useText(welcomeMessages)
  const { language } = useLanguage()
  const address = pictureAddress(name, language)
  const { width, height } = sizeOfPicture(name)
  return (
    <a className={styles.picture} href={address} data-close={text.close} data-wide={width > height || undefined}>
      <div>
        <img src={address} alt={text.picture(of)} width={width} height={height} loading="lazy" decoding="async" />
      </div>
      <span className={frame.touch}>{text.enlarge}</span>
    </a>
  )
}
