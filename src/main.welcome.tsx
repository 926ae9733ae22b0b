/** The style sheets and the script of the landing and the guide; both pages work without the script. */
import './web/frame/fonts/fonts.css'
import './web/frame/theme.css'
import './welcome/WelcomeFrame.module.css'
import './welcome/landing/Landing.module.css'
import './welcome/landing/Management.module.css'
import './welcome/landing/Scene.module.css'
import './welcome/guide/Guide.module.css'
import './welcome/guide/GuidePicture.module.css'
import './welcome/guide/Posters.module.css'
import './welcome/assistant/Assistant.module.css'
import { wakeAssistant } from './welcome/assistant/assistantButton.web.ts'
import { agreeOnLanguage, keepPlace, showEntryFor } from './welcome/frontPage.web.ts'
import { wakePictures } from './welcome/guide/enlarging.web.ts'
import { openOnPaper } from './welcome/guide/onPaper.web.ts'

agreeOnLanguage()
keepPlace()
wakeAssistant()
wakePictures()
openOnPaper()
void showEntryFor(document.documentElement)
